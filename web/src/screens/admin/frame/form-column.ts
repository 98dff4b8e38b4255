/** How wide forms of the console are: one column that the eye takes in at once, with its Save at its foot. */
export const formColumn = 'w-full max-w-140 min-w-0'
