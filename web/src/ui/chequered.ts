/** Squares that show where a picture is transparent. */
export const chequered =
  'bg-surface bg-[repeating-conic-gradient(var(--fill-strong)_0_25%,transparent_0_50%)] bg-size-[16px_16px]'
