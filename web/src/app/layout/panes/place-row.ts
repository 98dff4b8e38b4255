/** The look of a row in the list of a place. */
export const placeRow =
  'group flex h-9 w-full items-center gap-2.5 rounded-control px-2.5 text-left text-soft -outline-offset-2 transition-[background-color,color] hover:bg-fill hover:text-text aria-[current=page]:bg-fill-strong aria-[current=page]:font-medium aria-[current=page]:text-text touch:h-11'
