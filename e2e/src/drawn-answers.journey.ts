// Answers as models write them, drawn: heads that stick, and diagrams.
import { describe, expect } from 'vitest'
import { desktop, phone, test, type VisitOptions } from './testing/browser.ts'
import { type Chat, chatOn, english } from './testing/chat-page.ts'
import { seedConversation, visitAsNewGuest } from './testing/seed-conversation.ts'
import { useServer } from './testing/server-process.ts'
import { soon } from './testing/soon.ts'
import { useUpstream } from './testing/use-upstream.ts'

const upstream = useUpstream()
const server = useServer(() => ({ env: upstream.env() }))

const code = (lines: number) =>
  `\`\`\`js\n${Array.from({ length: lines }, (_, at) => `const line${at} = ${at}`).join('\n')}\n\`\`\``
const diagram = '```mermaid\nflowchart TD\n  A[Start] --> B{Good?}\n  B -->|yes| C[Done]\n```'
const words = 'Words that stand between what is looked at here, for a line or two of them. '.repeat(
  6,
)

/** Opens a conversation of a new guest with these texts. */
async function openWith(
  visit: Parameters<typeof visitAsNewGuest>[0],
  texts: readonly string[],
  size: VisitOptions = {},
): Promise<Chat> {
  const page = await visitAsNewGuest(visit, server)
  if (size.viewport) await page.setViewportSize(size.viewport)
  const { groupId } = await seedConversation(page, server, { title: 'Answers', texts })
  await page.goto(`${server.at(english)}/Chat?group=${groupId}`)
  const chat = chatOn(page)
  await chat.messages.first().waitFor()
  return chat
}

/** How far each head in view is from where it belongs, in px: the top of its block, or that of the view while the block is read. */
const misplaced = (chat: Chat): Promise<number[]> =>
  chat.log.evaluate(async (log) => {
    await new Promise((laidOut) =>
      requestAnimationFrame(() => new ResizeObserver(laidOut).observe(log)),
    )
    const box = log.getBoundingClientRect()
    // The title bar lies over the beginning of the view while it is shown.
    const bar = Number.parseFloat(getComputedStyle(log).getPropertyValue('--log-top')) || 0
    const view = { top: box.top + bar, bottom: box.bottom }
    return [...log.querySelectorAll('.md-frame')].flatMap((frame) => {
      const block = frame.getBoundingClientRect()
      const head = frame.querySelector('.md-frame-head')?.getBoundingClientRect()
      if (!head || block.bottom < view.top || block.top > view.bottom) return []
      const right = Math.min(Math.max(block.top + 1, view.top), block.bottom - 1 - head.height)
      return [Math.abs(head.top - right)]
    })
  })

/** Looks at the heads from the end of the log to its beginning; resolves with how many were seen. */
async function expectHeadsInPlace(chat: Chat): Promise<number> {
  let seen = 0
  for (let top = await heightOf(chat); top >= 0; top -= 173) {
    await chat.log.evaluate((log, to) => {
      log.scrollTop = to
    }, top)
    const found = await misplaced(chat)
    seen += found.length
    expect(Math.max(0, ...found)).toBeLessThanOrEqual(1.5)
  }
  return seen
}

const heightOf = (chat: Chat) => chat.log.evaluate((log) => log.scrollHeight)

describe.each([
  ['a desktop', { viewport: desktop }],
  ['a phone', { viewport: phone }],
])('heads of code and diagrams on %s', (_, size) => {
  test('stand at the top of their block, or of the view, wherever one scrolls', async ({
    visit,
  }) => {
    const answer = `${words}\n\n${code(50)}\n\n${words}\n\n${diagram}\n\n${code(4)}`
    const texts = Array.from({ length: 8 }, (_each, at) => (at % 2 ? answer : `Question ${at}`))
    const chat = await openWith(visit, texts, size)
    expect(await expectHeadsInPlace(chat)).toBeGreaterThan(30)
  })
})

test('heads stay in place while an answer is written', async ({ visit }) => {
  const long = `${words}\n\n`.repeat(12)
  const chat = await openWith(visit, ['First?', long, 'Second?', long])
  await chat.send('Write much. [[upstream tokens=3000 rate=150 kind=md]]')
  await soon(() => chat.lastAnswer.locator('.md-frame').count()).toBeGreaterThan(0)
  for (let looks = 0; looks < 10; looks += 1) {
    expect(Math.max(0, ...(await misplaced(chat)))).toBeLessThanOrEqual(1.5)
  }
  await chat.log.hover()
  await chat.page.mouse.wheel(0, -500)
  expect(Math.max(0, ...(await misplaced(chat)))).toBeLessThanOrEqual(1.5)
  await chat.stop.click()
  await chat.untilAnswered()
})

test('diagrams that mermaid cannot read as written are drawn, or say why', async ({ visit }) => {
  const diagrams = [
    'flowchart TD\n  A[Catalog] --> B[Provisioner (Terraform + Helm)]',
    'sequenceDiagram\n  participant U as 用户\n  U->>S: POST /login<br/>(密码)\n  S-->>U: 200 OK; token',
    'mindmap\n  root((主题))\n    分支一\n    分支二（括号）\n    third (more) words',
    'graph TD\n  C[タイニーリトル·アジアンタム] ==> |音乐| Q{deadman 死人}',
    'graph LR\n  start --> end',
    'flowchart TD\n  A{x > 0 (say)?} -->|"yes"| B((a; b))',
  ]
  const chat = await openWith(visit, [
    'Draw.',
    diagrams.map((source) => `\`\`\`mermaid\n${source}\n\`\`\``).join('\n\n'),
    'And nonsense?',
    '```mermaid\nflowchart TD\n  A --> --> [[\n```',
  ])
  await chat.lastAnswer.getByText('Couldn’t draw the diagram').waitFor()
  await chat.lastAnswer.getByText('A --> --> [[', { exact: false }).last().waitFor()
  await chat.log.evaluate((log) => {
    log.scrollTop = 0
  })
  for (const at of diagrams.keys()) {
    const frame = chat.answers.first().locator('.md-frame').nth(at)
    // Rows that come into view may take the place of those that were there.
    await soon(async () => {
      await frame.evaluate((block) => block.scrollIntoView({ block: 'center' }))
      return frame.getByRole('img', { name: 'Diagram' }).isVisible()
    }).toBe(true)
  }
})

test('a diagram is whole in its column, opens large, and is drawn anew for another theme', async ({
  visit,
}) => {
  const steps = Array.from({ length: 30 }, (_, at) => `  S${at}[Step ${at}] --> S${at + 1}`)
  const chat = await openWith(visit, [
    'Draw.',
    `\`\`\`mermaid\nflowchart TD\n${steps.join('\n')}\n\`\`\``,
  ])
  const { page, lastAnswer } = chat
  const still = lastAnswer.getByRole('button', { name: 'Open large: Diagram' })
  await still.waitFor()
  const [box, column] = [await still.boundingBox(), await lastAnswer.boundingBox()]
  expect(box?.width).toBeLessThanOrEqual(column?.width ?? 0)
  expect(box?.height).toBeLessThanOrEqual(desktop.height * 0.7)
  expect(await still.evaluate((area) => area.scrollHeight - area.clientHeight)).toBeLessThanOrEqual(
    0,
  )

  await still.press('Enter')
  const stage = page.getByRole('dialog', { name: 'Diagram' })
  const large = stage.getByRole('img', { name: 'Diagram' })
  await large.waitFor()
  const light = await large.getAttribute('src')
  await page.evaluate(() => document.documentElement.classList.add('dark'))
  await soon(() => large.getAttribute('src')).not.toBe(light)
  await page.goBack()
  await soon(() => stage.count()).toBe(0)
  await soon(() => still.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('a diagram and a formula that hang cost themselves alone, and nothing at the next visit', async ({
  visit,
}) => {
  const endless = `\\def\\a{${'x^2+'.repeat(800)}}${'\\a'.repeat(280)}`
  const pie = '```mermaid\npie\n  "Apples" : 3\n```'
  const chat = await openWith(
    async (...to) => {
      const page = await visit(...to)
      // Whatever it is in mermaid that never comes to an end.
      await page.context().route('**/assets/pieDiagram-*.js', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body: 'for (;;);',
        }),
      )
      return page
    },
    [
      'Formulas?',
      `$$\n${endless}\n$$\n\nBeside it $y^2$ stands.`,
      'Diagrams?',
      `${pie}\n\n${diagram}`,
    ],
  )
  const { page, composer, lastAnswer } = chat
  const hung = lastAnswer.locator('.md-frame').first()
  const neighbour = lastAnswer.locator('.md-frame').nth(1)
  // Its neighbour is drawn and the page is used while it hangs.
  await soon(async () => {
    await neighbour.evaluate((block) => block.scrollIntoView({ block: 'center' }))
    return neighbour.getByRole('img', { name: 'Diagram' }).isVisible()
  }).toBe(true)
  await composer.fill('still here')
  const tooLong = 'This diagram took too long to draw'
  await soon(async () => {
    await hung.evaluate((block) => block.scrollIntoView({ block: 'center' }))
    return hung.getByText(tooLong).isVisible()
  }).toBe(true)
  await hung.getByText('Apples').waitFor()

  await chat.log.evaluate((log) => {
    log.scrollTop = 0
  })
  const first = chat.answers.first()
  await first.getByText('This formula takes too long to draw').waitFor()
  await first.locator('.katex').waitFor()
  expect(await composer.inputValue()).toBe('still here')

  await page.reload()
  await soon(async () => {
    await hung.evaluate((block) => block.scrollIntoView({ block: 'center' }))
    return hung.getByRole('button', { name: 'Draw anyway' }).isVisible()
  }).toBe(true)
  await hung.getByText(tooLong).waitFor()
})
