/** Class names joined; what is false or empty is left out. */
export const classes = (...names: (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ')
