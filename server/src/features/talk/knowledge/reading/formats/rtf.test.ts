import { expect, it } from 'vitest'
import { readDocument } from '../read-document.ts'

const read = async (rtf: string): Promise<string | undefined> => {
  const made = await readDocument({ bytes: Buffer.from(rtf, 'latin1'), name: 'a.doc' })
  expect(made.mime).toBe('application/rtf')
  return made.passages[0]?.text
}

it('RTF is read as its paragraphs, without fonts, pictures and fields', async () => {
  const rtf = String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0 Arial;}}{\*\generator X;}{\info{\title T}}
\pard One \b bold\b0  word, caf\'e9 \{so\}.\par
{\field{\*\fldinst HYPERLINK "x"}{\fldrslt A link}}\line after\par
A\cell B\cell\row {\pict ffd8}}`
  expect(await read(rtf)).toBe('One bold word, café {so}.\n\nA link\n\nafter\nA | B')
})

it('RTF may tell letters by their number or in a Chinese code page', async () => {
  expect(await read(String.raw`{\rtf1\uc1 \u20013?\u25991 ?{\uc0 \u-10179 \u-8704 }b}`)).toBe(
    '中文😀b',
  )
  expect(await read(String.raw`{\rtf1\ansicpg936 \'d6\'d0\'ce\'c4}`)).toBe('中文')
})
