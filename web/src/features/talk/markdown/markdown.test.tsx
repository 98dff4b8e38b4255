import { expect, test } from 'vitest'
import { drawTex } from './draw-tex.ts'
import { keepFormula } from './formulas.ts'
import { renderMarkdown } from './testing/render-markdown.tsx'

const link = (href: string, text: string) =>
  `<a class="md-link" href="${href}" title="${href}" target="_blank" rel="noreferrer noopener nofollow">${text}</a>`

test.each([
  ['a\nb', '<p>a<br/>b</p>'],
  ['a  \nb', '<p>a<br/>b</p>'],
  ['# T', '<h2 class="md-heading md-heading-1">T</h2>'],
  ['###### T', '<h6 class="md-heading md-heading-6">T</h6>'],
  ['T\n===', '<h2 class="md-heading md-heading-1">T</h2>'],
  ['text\n---\nmore', '<p>text</p><hr/><p>more</p>'],
  ['> q\n>\n> r', '<blockquote><p>q</p><p>r</p></blockquote>'],
  [
    '**b** *i* ~~d~~ `c`',
    '<p><strong>b</strong> <em>i</em> <del>d</del> <code class="md-inline-code">c</code></p>',
  ],
  ['3~5 and 7~9', '<p>3~5 and 7~9</p>'],
  ['&lt;b&gt; &#20013; &amp;amp; &unknown;', '<p>&lt;b&gt; 中 &amp;amp; &amp;unknown;</p>'],
  ['`&lt;`', '<p><code class="md-inline-code">&amp;lt;</code></p>'],
  ['\\*no\\* \\# x', '<p>*no* # x</p>'],
  ['H<sub>2</sub>O <kbd>Ctrl</kbd>', '<p>H<sub>2</sub>O <kbd>Ctrl</kbd></p>'],
  ['a<br>b<br/>c', '<p>a<br/>b<br/>c</p>'],
])('%j is drawn as %j', (source, html) => {
  expect(renderMarkdown(source)).toBe(html)
})

test.each([
  ['- a\n- b', '<ul class="md-list"><li>a</li><li>b</li></ul>'],
  ['- a\n  - b', '<ul class="md-list"><li>a<ul class="md-list"><li>b</li></ul></li></ul>'],
  ['3. a\n4. b', '<ol class="md-list" start="3" style="--md-digits:1"><li>a</li><li>b</li></ol>'],
  [
    '- a\n\n- b',
    '<ul class="md-list md-loose"><li data-loose="true"><p>a</p></li><li data-loose="true"><p>b</p></li></ul>',
  ],
  [
    '- [x] a\n- [ ] b',
    '<ul class="md-list"><li class="md-task"><input type="checkbox" disabled="" readOnly="" aria-label="Done" checked=""/>a</li><li class="md-task"><input type="checkbox" disabled="" readOnly="" aria-label="Open"/>b</li></ul>',
  ],
])('the list %j', (source, html) => {
  expect(renderMarkdown(source)).toBe(html)
})

test('a task in a loose list has one box and its words', () => {
  const html = renderMarkdown('- [x] a\n\n- [ ] b')
  expect(html.match(/checkbox/g)).toHaveLength(2)
  expect(html).toContain('<p>a</p>')
  expect(html).not.toContain('[')
})

test('a table has header cells, alignment and a name, and scrolls within itself', () => {
  const html = renderMarkdown('| a | b |\n|:-:|--:|\n| 1 | **2** |')
  expect(html).toBe(
    '<div class="md-table" role="group" aria-label="Table" tabindex="0"><table><thead><tr>' +
      '<th scope="col" style="text-align:center">a</th><th scope="col" style="text-align:right">b</th></tr></thead>' +
      '<tbody><tr><td style="text-align:center">1</td><td style="text-align:right"><strong>2</strong></td></tr></tbody></table></div>',
  )
})

test('a code block names its language, can be copied and reached by keyboard', () => {
  const html = renderMarkdown('```TS title="x"\na < b\n```')
  expect(html).toContain('<span class="md-frame-name">ts</span>')
  expect(html).toContain('<span aria-live="polite">Copy</span>')
  expect(html).toContain('tabindex="0"')
  expect(html).toContain('aria-label="Code in ts"')
  expect(html).toContain('a &lt; b')
})

test('details are drawn with their content as markdown', () => {
  expect(renderMarkdown('<details>\n<summary>S <b>x</b></summary>\n\n**in**\n\n</details>')).toBe(
    '<details><summary>S x</summary><p><strong>in</strong></p></details>',
  )
})

test.each([
  ['[a](https://e.com/x)', link('https://e.com/x', 'a')],
  ['<https://e.com>', link('https://e.com', 'https://e.com')],
  ['https://e.com/x?a=1&b=2', link('https://e.com/x?a=1&amp;b=2', 'https://e.com/x?a=1&amp;b=2')],
  ['[a](/pay)', '<a class="md-link" href="/pay">a</a>'],
  ['[a](#part)', '<a class="md-link" href="#part">a</a>'],
  ['[a](mailto:a@b.c)', '<a class="md-link" href="mailto:a@b.c">a</a>'],
  ['[a][r]\n\n[r]: https://e.com', link('https://e.com', 'a')],
  [
    '[**a**](https://e.com "T")',
    link('https://e.com', '<strong>a</strong>').replace('title="https://e.com"', 'title="T"'),
  ],
])('the link %j', (source, html) => {
  expect(renderMarkdown(source)).toBe(`<p>${html}</p>`)
})

test.each([
  ['看https://e.com/a，然后', `看${link('https://e.com/a', 'https://e.com/a')}，然后`],
  ['见 https://e.com/a。', `见 ${link('https://e.com/a', 'https://e.com/a')}。`],
  ['（https://e.com/a）', `（${link('https://e.com/a', 'https://e.com/a')}）`],
  ['https://e.com查看', `${link('https://e.com', 'https://e.com')}查看`],
  ['https://e.com/wiki/中文、', `${link('https://e.com/wiki/中文', 'https://e.com/wiki/中文')}、`],
  ['https://e.com/a.。', `${link('https://e.com/a', 'https://e.com/a')}.。`],
  ['**注意：**后面', '<strong>注意：</strong>后面'],
  ['这是**重要**的', '这是<strong>重要</strong>的'],
  ['增长**50%**左右', '增长<strong>50%</strong>左右'],
  ['他说**“你好”**然后', '他说<strong>“你好”</strong>然后'],
  ['用**`code`**做', '用<strong><code class="md-inline-code">code</code></strong>做'],
  ['是**(重要)**的', '是<strong>(重要)</strong>的'],
  ['**甲：**乙，**丙：**丁', '<strong>甲：</strong>乙，<strong>丙：</strong>丁'],
  ['*斜：*后', '<em>斜：</em>后'],
  ['~~删：~~后', '<del>删：</del>后'],
  ['**한국어:**를', '<strong>한국어:</strong>를'],
  ['2 * 3 * 4 与 a*b', '2 * 3 * 4 与 a*b'],
  ['snake_case_名字', 'snake_case_名字'],
  ['**复现：**10 轮', '<strong>复现：</strong>10 轮'],
  ['**名称：**Python', '<strong>名称：</strong>Python'],
  [
    '**甲：**A，**乙：**B，**丙：**1991',
    '<strong>甲：</strong>A，<strong>乙：</strong>B，<strong>丙：</strong>1991',
  ],
  ['**（一）**First', '<strong>（一）</strong>First'],
  ['API**（重点）**has', 'API<strong>（重点）</strong>has'],
  ['**“引用”**text', '<strong>“引用”</strong>text'],
  ['***粗斜：***after', '<em><strong>粗斜：</strong></em>after'],
  ['~~删（括号）。~~next', '<del>删（括号）。</del>next'],
  ['价格：**A** 与 **B**', '价格：<strong>A</strong> 与 <strong>B</strong>'],
])('among CJK, %j', (source, html) => {
  expect(renderMarkdown(source)).toBe(`<p>${html}</p>`)
})

test.each([
  ['$x^2$', 'x^2'],
  ['其中$x_1$是', 'x_1'],
  ['\\(a*b*c\\)', 'a*b*c'],
  ['$$x$$', 'x'],
  ['$$\na_1\n+ b_2\n$$', 'a_1\n+ b_2'],
  ['\\[\nx\n\\]', 'x'],
  ['- item $n$', 'n'],
  ['text $$y$$ more', 'y'],
  ['\\begin{align}\na &= b\n\\end{align}', '\\begin{align}\na &amp;= b\n\\end{align}'],
  ['so \\begin{cases} x \\end{cases} holds', '\\begin{cases} x \\end{cases}'],
  ['```math\nx^2\n```', 'x^2'],
  ['\\[\na = b\n\nc = d\n\\]', '\\begin{gathered} a = b \\\\ c = d \\end{gathered}'],
  ['$a = 5\\%$', 'a = 5\\%'],
  ['| a |\n|---|\n| $|x|$ |', '|x|'],
  ['| a | b |\n|---|---|\n| $\\|x\\|$ | norm |', '\\|x\\|'],
])('%j holds the formula %j, whose source shows until KaTeX is there', (source, tex) => {
  expect(renderMarkdown(source)).toContain(`<code class="md-formula-source">${tex}</code>`)
})

test.each([
  'It costs $5 and $6',
  'from $5–$10',
  'US$5, HK$6',
  '`$x$`',
  '`\\(x\\)`',
  '```\n$x$\n```',
  '$100 then $200 more',
  '\\$x\\$',
  '价格是$100，原价$200',
  '$5/month vs $10/month',
  'set $HOME and $PATH',
  '\\begin{verbatim}\nx\n\\end{verbatim}',
  '\\[ open\n\n# heading\n\\]',
])('%j holds no formula', (source) => {
  expect(renderMarkdown(source)).not.toContain('md-formula')
})

/** Has formulas drawn, as the worker does. */
function drawn(display: boolean, ...formulas: string[]): void {
  for (const tex of formulas) keepFormula({ tex, display }, { html: drawTex(tex, display) })
}

test('with KaTeX, a formula has MathML, a bad one its source, and commands that need trust do nothing', () => {
  const foreign = [
    '\\href{javascript:alert(1)}{x}',
    '\\includegraphics{https://evil/x.png}',
    '\\htmlClass{c}{y}',
    '\\text{<img src=x onerror=alert(1)>}',
  ]
  drawn(false, 'x^2', '\\frac{a}{', ...foreign)
  expect(renderMarkdown('$x^2$')).toContain('<math xmlns="http://www.w3.org/1998/Math/MathML">')
  const bad = renderMarkdown('$\\frac{a}{$')
  expect(bad).toContain('\\frac{a}{')
  expect(bad).toContain('katex-error')
  const html = renderMarkdown(foreign.map((tex) => `$${tex}$`).join(' '))
  expect(html).not.toContain('md-formula-source')
  expect(html).not.toMatch(/href="|<img|class="[^"]*\bc\b[^"]*"/)
})

test('formulas of chemistry are drawn, and environments under the name that KaTeX knows', async () => {
  await import('katex/contrib/mhchem')
  drawn(false, '\\ce{CO2 + C -> 2 CO}')
  drawn(true, '\\begin{align}\nx &= 1\n\\end{align}', '\\begin{eqnarray}y\\end{eqnarray}')
  const html = renderMarkdown(
    '$\\ce{CO2 + C -> 2 CO}$\n\n\\begin{align}\nx &= 1\n\\end{align}\n\n\\begin{eqnarray}y\\end{eqnarray}\n',
  )
  expect(html).not.toContain('katex-error')
  expect(html).not.toContain('md-formula-source')
})

test('the label of a formula is for references, and not drawn', () => {
  drawn(true, 'c = d \\label{eq:1}')
  const html = renderMarkdown('\\[c = d \\label{eq:1}\\]\n')
  expect(html).toContain('katex-display')
  expect(html).not.toMatch(/label|eq:/)
})

test('a formula that takes too long is shown as it was written, with the reason', () => {
  keepFormula({ tex: 'e^x', display: true }, { slow: true })
  const html = renderMarkdown('$$\ne^x\n$$\n')
  expect(html).toContain('>e^x</code>')
  expect(html).toContain('Too long')
})

const note = (number: number, label: string) =>
  `<sup><button type="button" class="md-note-number" data-note-reference="^${label}" aria-label="Footnote ${number}">${number}</button></sup>`
const noteWords = (number: number, label: string, words: string) =>
  `<div class="md-note"><button type="button" class="md-note-number" data-note="^${label}" aria-label="Back to where footnote ${number} is">${number}</button><div class="md-note-words">${words}</div></div>`

test.each([
  ['a[^1]\n\n[^1]: words', `<p>a${note(1, '1')}</p>${noteWords(1, '1', '<p>words</p>')}`],
  [
    'a[^x] b[^7]\n\n[^x]: one\n    more\n[^7]: two',
    `<p>a${note(8, 'x')} b${note(7, '7')}</p>${noteWords(8, 'x', '<p>one<br/>more</p>')}${noteWords(7, '7', '<p>two</p>')}`,
  ],
  ['[^1]: nobody refers to it', noteWords(1, '1', '<p>nobody refers to it</p>')],
  ['a[^1] without words', '<p>a[^1] without words</p>'],
  ['[注]: 说明文字', '<p>[注]: 说明文字</p>'],
  [
    '[a]: https://e.com',
    `<p class="md-definition">[a]: ${link('https://e.com', 'https://e.com')}</p>`,
  ],
])('of notes and definitions nothing is lost: %j', (source, html) => {
  expect(renderMarkdown(source)).toBe(html)
})

test.each([
  ['<b><i>a</i></b> x<sup>2</sup>', '<p><b><i>a</i></b> x<sup>2</sup></p>'],
  [
    '<a href="https://e.com" onmouseover=x>a</a>',
    '<p>&lt;a href=&quot;https://e.com&quot; onmouseover=x&gt;a&lt;/a&gt;</p>',
  ],
  ['<a href="https://e.com">a</a>', `<p>${link('https://e.com', 'a')}</p>`],
  ['<a href="javascript:x">a</a>', '<p>&lt;a href=&quot;javascript:x&quot;&gt;a&lt;/a&gt;</p>'],
  [
    '<font color="red">a</font> <span style="position:fixed">b</span>',
    '<p><span class="md-colour-red">a</span> b</p>',
  ],
  ['<b>never closed', '<p>&lt;b&gt;never closed</p>'],
  ['a <!-- note --> b', '<p>a &lt;!-- note --&gt; b</p>'],
  [
    '<div align="center">\n\n**a**\n\n</div>',
    '<div class="md-element" style="text-align:center"><p><strong>a</strong></p></div>',
  ],
  [
    '<p align="right">a <b>b</b></p>',
    '<div class="md-element" style="text-align:end">a <b>b</b></div>',
  ],
  [
    '<ul>\n  <li>a\n  <li>**b**</li>\n</ul>',
    '<ul class="md-list"><li>a</li><li><strong>b</strong></li></ul>',
  ],
  ['<h1>T</h1>', '<h2 class="md-heading md-heading-1">T</h2>'],
  ['<div>\nnever closed', '<p class="md-html">&lt;div&gt;\nnever closed</p>'],
  [
    '<div onclick="x">\na\n</div>',
    '<p class="md-html">&lt;div onclick=&quot;x&quot;&gt;\na\n&lt;/div&gt;</p>',
  ],
  ['<td>a</td>', '<p class="md-html">&lt;td&gt;a&lt;/td&gt;</p>'],
])('the HTML %j is drawn as %j', (source, html) => {
  expect(renderMarkdown(source)).toBe(html)
})

test('a table of HTML is a table, and a cell too many gets a column', () => {
  expect(renderMarkdown('<table><tr><td colspan="2">a</td></tr></table>')).toContain(
    '<table><tbody><tr><td colSpan="2">a</td></tr></tbody></table>',
  )
  expect(renderMarkdown('| a | b |\n|---|---|\n| 1 | 2 | 3 |')).toContain('<td>3</td>')
  expect(renderMarkdown('| a | b |\n|---|---|\n| `x | y` | 2 |')).toContain(
    '<code class="md-inline-code">x | y</code></td><td>2</td></tr>',
  )
})

test.each([
  ['مرحبا `code` end', '<p dir="rtl">'],
  ['`npm` استخدم', '<p dir="rtl">'],
  ['# عنوان', ' dir="rtl">'],
  ['- שלום', '<ul class="md-list" dir="rtl"><li>'],
  ['- שלום\n- English', '<li dir="ltr">English'],
  ['> اقتباس', '<blockquote dir="rtl"><p>'],
  [
    '| العمود |\n|---|\n| Latin |',
    '<table dir="rtl"><thead><tr><th scope="col">العمود</th></tr></thead><tbody><tr><td dir="ltr">',
  ],
])('%j runs by its first strong letter', (source, html) => {
  expect(renderMarkdown(source)).toContain(html)
})

test('what is Latin says nothing of its direction', () => {
  expect(renderMarkdown('English (שלום)\n\n- a\n\n中文')).not.toContain('dir=')
})

test.each([
  [
    '```markdown\n# T\n```js\nx\n```\nmore\n```\n\nafter',
    '<span># T\n</span><span>```js\n</span><span>x\n</span><span>```\n</span><span>more\n</span>',
  ],
  ['```md\n# T\n```\n\nafter', '<span># T\n</span></code>'],
  ['```md\n```js\nx\n```\n\nafter', '<span>```js\n</span><span>x\n</span></code>'],
])('fences within markdown come in pairs: %j', (source, html) => {
  const drawn = renderMarkdown(source)
  expect(drawn).toContain(html)
  expect(drawn).toContain('<p>after</p>')
})
