// Splits texts into as many calls as an upstream wants, in their order.

/**
 * Neither more texts in a batch than are taken, nor more characters (UTF-16 units, of which a token has one at the least); a text that is
 * too long goes alone.
 */
export function splitBatches(
  texts: readonly string[],
  max: { texts: number; characters: number },
): string[][] {
  const batches: string[][] = []
  let batch: string[] = []
  let held = 0
  for (const text of texts) {
    const isFull = batch.length === max.texts
    if (isFull || (batch.length > 0 && held + text.length > max.characters)) {
      batches.push(batch)
      batch = []
      held = 0
    }
    batch.push(text)
    held += text.length
  }
  return batch.length === 0 ? batches : [...batches, batch]
}
