/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_EMAILJS_PUBLIC_KEY: string;
  readonly VITE_EMAILJS_SERVICE_ID: string;
  readonly VITE_EMAILJS_TEMPLATE_ID: string;
  /** Origin of the email service; `self` is the page's own; the service's default when empty. */
  readonly VITE_EMAILJS_ORIGIN?: string;
  /** Codes of the languages that are shipped, comma-separated; all when empty. */
  readonly VITE_LANGUAGES?: string;
  /** Where page views are reported; nothing is reported when empty. */
  readonly VITE_USAGE_ADDRESS?: string;
}

/** A drawing with the size of its canvas, read from the file. */
declare module '*.svg?drawing' {
  const drawing: { readonly src: string; readonly width: number; readonly height: number };
  export default drawing;
}

/** The same as part of the script, for what is shown when nothing more can be loaded. */
declare module '*.svg?drawing&inline' {
  const drawing: { readonly src: string; readonly width: number; readonly height: number };
  export default drawing;
}
