import { expect, it } from 'vitest'
import { entryMarkdown } from './entry-markdown.ts'

it('writes a chart as a table of its data', () => {
  const markdown = entryMarkdown(
    {
      role: 'assistant',
      modelName: 'Model',
      createdAt: new Date('2026-03-05T10:00:00Z'),
      parts: [
        {
          type: 'chart',
          chart: {
            type: 'bar',
            title: 'Sales',
            x: ['Q1', 'Q|2'],
            unit: '€',
            series: [
              { name: 'North', values: [1.5, null] },
              { name: 'So\nuth', values: [2, 3] },
            ],
          },
        },
      ],
    },
    (address) => address,
  )
  expect(markdown).toBe(`## Model · 2026-03-05 10:00

**Sales (€)**

|  | North | So uth |
| --- | ---: | ---: |
| Q1 | 1.5 | 2 |
| Q\\|2 |  | 3 |`)
})
