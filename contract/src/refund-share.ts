// What belongs to a part of a price, for both sides of the wire. No imports: a browser loads it.

/**
 * The part of `whole` that belongs to an amount of the price, when `before` of it has been given back already. Parts of all of it add up to
 * the whole.
 */
export function shareOf(
  whole: number,
  { price, before, amount }: { price: number; before: number; amount: number },
): number {
  const upTo = (sum: number) => Math.floor((whole * Math.min(sum, price)) / price)
  return upTo(before + amount) - upTo(before)
}
