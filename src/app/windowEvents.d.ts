interface WindowEventMap {
  /** Sent by the hydration loader, with what is to be called where the application cannot start. */
  'app:start': CustomEvent<(error: unknown) => void>;
}
