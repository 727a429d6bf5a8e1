import { type MutateOptions, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

interface Angaben<T, W> extends Omit<UseMutationOptions<T, Error, W>, 'mutationFn'> {
  mutationFn: (wert: W) => Promise<T>;
}

/** A mutation that is not sent once more on its way: a double click is through before its button is disabled. */
export function useEinmal<T, W = void>({ mutationFn, ...angaben }: Angaben<T, W>) {
  const unterwegs = useRef(false);
  const { mutate, ...rest } = useMutation<T, Error, W>({
    ...angaben,
    mutationFn: (wert) =>
      mutationFn(wert).finally(() => {
        unterwegs.current = false;
      }),
  });
  return {
    ...rest,
    mutate: (wert: W, optionen?: MutateOptions<T, Error, W>) => {
      if (unterwegs.current) return;
      unterwegs.current = true;
      mutate(wert, optionen);
    },
  };
}
