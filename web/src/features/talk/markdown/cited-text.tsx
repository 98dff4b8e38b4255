// Words with the numbers in them that cite something.
import { type ReactNode, useContext } from 'react'
import { CitationContext } from '../../../ui/citation.ts'

const number = /\[(\d{1,3})\]/

/** Whether it is worth looking for them. */
export const mayCite = (text: string): boolean => text.includes('[') && number.test(text)

export function CitedText({ text }: { text: string }): ReactNode {
  const Citation = useContext(CitationContext)
  if (!Citation) return text
  // Every second piece is a number.
  return text.split(/\[(\d{1,3})\]/).map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing of their own but their place
      <Citation key={at} number={Number(piece)} written={`[${piece}]`} />
    ),
  )
}
