import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';

interface Eigenschaften {
  /** What is shown; another begins anew. */
  was: string;
  /** Stands for it until it has been read. */
  geruest?: ReactNode;
  /** Stands for it where it could not be read; its `resetErrorBoundary` asks again. */
  nichtGeladen: (p: FallbackProps) => ReactNode;
  children: ReactNode;
}

/** Around what shows only once its data has been read. */
export function Ladegrenze({ was, geruest, nichtGeladen, children }: Eigenschaften) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary fallbackRender={nichtGeladen} onReset={reset} resetKeys={[was]}>
          <Suspense key={was} fallback={geruest}>
            {children}
          </Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}
