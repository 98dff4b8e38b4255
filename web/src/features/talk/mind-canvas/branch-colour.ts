export const branchCount = 6

/** The colour of a main branch, as CSS; the middle of a map has none. */
export const branchColour = (branch: number): string =>
  branch < 0 ? 'var(--line-control)' : `var(--mind-${branch % branchCount})`
