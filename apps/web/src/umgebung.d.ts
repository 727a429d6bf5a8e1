/** Version of the product, set when the app is built. */
declare const __VERSION__: string;
