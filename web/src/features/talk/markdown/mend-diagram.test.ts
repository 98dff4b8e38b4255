import { expect, test } from 'vitest'
import { mendDiagram } from './mend-diagram.ts'

test.each([
  [
    'flowchart TD\n  A[Catalog] --> B[Provisioner (Terraform + Helm)]',
    'flowchart TD\n  A[Catalog] --> B["Provisioner (Terraform + Helm)"]',
  ],
  ['graph TD\n  A --> B(调用 f(x))', 'graph TD\n  A --> B("调用 f(x)")'],
  [
    'graph TD\n  A{x > 0?} -->|yes (1)| B((a; b))',
    'graph TD\n  A{"x > 0?"} -->|"yes (1)"| B(("a; b"))',
  ],
  ['graph TD\n  A[say "hi"]', 'graph TD\n  A["say #quot;hi#quot;"]'],
  ['graph LR\n  start --> end', 'graph LR\n  start --> end_["end"]'],
  [
    'graph LR\n  subgraph S\n  a --> end[The end]\n  end',
    'graph LR\n  subgraph S\n  a --> end_["The end"]\n  end',
  ],
  ['graph TD\n  D[(data (all))]', 'graph TD\n  D[("data (all)")]'],
  ['sequenceDiagram\n  S-->>U: 200 OK; token', 'sequenceDiagram\n  S-->>U: 200 OK#59; token'],
  ['sequenceDiagram\n  A->>B：你好', 'sequenceDiagram\n  A->>B:你好'],
  [
    'mindmap\n  root((主题))\n    分支 (一) 更多',
    'mindmap\n  root((主题))\n    ["分支 (一) 更多"]',
  ],
])('%j is mended', (source, mended) => {
  expect(mendDiagram(source)).toBe(mended)
})

test.each([
  'graph TD\n  A[开始] --> B{判断?}\n  B -->|是| C["done (ok)"]',
  'flowchart LR\n  subgraph one [Title (x)]\n  a --> b\n  end',
  'sequenceDiagram\n  A->>B: hello #59; there',
  'mindmap\n  root((a))\n    b[c]',
  'pie title (x)\n  "a": 1',
  'no diagram',
])('%j is left as it is', (source) => {
  expect(mendDiagram(source)).toBeNull()
})
