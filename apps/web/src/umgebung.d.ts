/** Version of the product, set when the app is built. */
declare const __VERSION__: string;

/** The address of a file that is served as it is. */
declare module '*.wasm?url' {
  const adresse: string;
  // biome-ignore lint/style/noDefaultExport: what the bundler makes of such an import.
  export default adresse;
}
