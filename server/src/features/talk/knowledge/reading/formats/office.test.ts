import { describe, expect, it } from 'vitest'
import { readDocument } from '../read-document.ts'
import { docxOf, wordParagraph as p, pptxOf, slideBody, xlsxOf } from '../testing/build-archives.ts'

const read = (bytes: Uint8Array) => readDocument({ bytes, name: 'a.bin' })

const office = 'application/vnd.openxmlformats-officedocument'
const style = (id: string) => `<w:pStyle w:val="${id}"/>`
const item = (level: number) => `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`
const cell = (text: string) => `<w:tc>${p(text)}</w:tc>`

describe('a Word document', () => {
  it('is read with headings, lists, tables and notes, as it stands with its changes taken', async () => {
    const bytes = docxOf(
      [
        p('One', style('Heading1')),
        p('Intro.'),
        p('Two', style('Mine')),
        p('First', item(0)),
        p('Deeper', item(1)),
        `<w:tbl><w:tr>${cell('Name')}${cell('Price')}</w:tr><w:tr>`,
        `${cell('Tea') + cell('3 | 4')}</w:tr></w:tbl>`,
        '<w:p><w:r><w:t>Said</w:t><w:footnoteReference w:id="2"/></w:r><w:del><w:r><w:delText>gone</w:delText></w:r></w:del>',
        '<w:ins><w:r><w:t xml:space="preserve"> and &lt;added&gt;.</w:t></w:r></w:ins></w:p>',
        p('Three', '<w:outlineLvl w:val="0"/>'),
        p('End.'),
      ].join(''),
      `<w:footnote w:id="2">${p('A source.')}</w:footnote>`,
    )
    expect(await read(bytes)).toMatchObject({
      mime: `${office}.wordprocessingml.document`,
      passages: [
        {
          text: 'One\n\nIntro.\n\nTwo\n\n- First\n\n  - Deeper\nName | Price\nTea | 3 | 4\n\nSaid[1] and <added>.\n\n[1] A source.',
          place: { headings: ['One'] },
        },
        { text: 'Three\n\nEnd.', place: { headings: ['Three'] } },
      ],
    })
  })

  it('without words is refused', async () => {
    await expect(read(docxOf('<w:p/>'))).rejects.toMatchObject({ code: 'documents.empty' })
  })
})

describe('a presentation', () => {
  it('is read in the order of its slides, with titles and notes', async () => {
    const table = (...cells: string[]) =>
      `<a:tr>${cells.map((one) => `<a:tc><a:txBody><a:p><a:r><a:t>${one}</a:t></a:r></a:p></a:txBody></a:tc>`).join('')}</a:tr>`
    const bytes = pptxOf([
      { title: 'Begin', body: slideBody('Words'), notes: 'Say hello.' },
      {
        title: 'Then',
        body: `<p:graphicFrame><a:graphic><a:tbl>${table('A', 'B')}${table('1', '2')}</a:tbl></a:graphic></p:graphicFrame>`,
      },
    ])
    expect(await read(bytes)).toMatchObject({
      mime: `${office}.presentationml.presentation`,
      passages: [
        { text: 'Begin\n\nWords\n\nSay hello.', place: { page: 1, headings: ['Begin'] } },
        { text: 'Then\nA | B\n1 | 2', place: { page: 2, headings: ['Then'] } },
      ],
    })
  })
})

describe('a workbook', () => {
  it('is read as rows with the names of their columns, each sheet under its own', async () => {
    const bytes = xlsxOf(
      {
        Sales:
          '<row><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="inlineStr"><is><t>Share</t></is></c></row>' +
          '<row><c r="A2" s="1"><v>45352</v></c><c r="B2"><f>1+2</f><v>0.30000000000000004</v></c><c r="D2" s="2"><v>0.125</v></c></row>' +
          '<row><c r="A3" s="3"><v>45352.5</v></c><c r="C3" t="b"><v>1</v></c><c r="D3" t="str"><v>none</v></c></row>',
        Times: '<row><c r="A1" s="4"><v>0.75</v></c><c r="B1" t="e"><v>#N/A</v></c></row>',
        Empty: '',
      },
      ['Day', 'Sum'],
    )
    expect(await read(bytes)).toMatchObject({
      mime: `${office}.spreadsheetml.sheet`,
      passages: [
        {
          text: 'Sales\nDay: 2024-03-01; Sum: 0.3; Share: 12.5%\nDay: 2024-03-01 12:00; TRUE; Share: none',
          place: { headings: ['Sales'] },
        },
        { text: 'Times\n18:00:00 | #N/A', place: { headings: ['Times'] } },
      ],
    })
  })
})
