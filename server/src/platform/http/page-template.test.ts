import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { compilePage, type PageFilling } from './page-template.ts'

const script = "document.title = 'x'"
const template = `<!doctype html><html lang="__LANG__" class="__THEME__" data-homes="__HOMES__"><head><!--brand-head-->
<script>${script}</script><script type="module" src="/assets/a.js"></script>
<!--screen-files {"/chat":["assets/chat.js"],"/draw":["assets/draw.js","assets/making-texts-__LANG__-a.js","assets/late.css"]}--></head>
<body><!--boot-banner--><!--boot-welcome--><textarea placeholder="__COMPOSER_HINT__" aria-label="{{text:composer}}"></textarea>
<label>__PROMPT_LABEL__</label><textarea placeholder="__PROMPT_HINT__"></textarea></body></html>`
const fill = compilePage(template, {
  composer: { 'zh-CN': '输入', 'zh-TW': '輸入', 'en-US': 'Write "here"' },
  composerHint: { 'zh-CN': '问', 'zh-TW': '問', 'en-US': 'Ask' },
  homeHint: { 'zh-CN': '做', 'zh-TW': '做', 'en-US': 'Make' },
  promptLabel: { 'zh-CN': '提示词', 'zh-TW': '提示詞', 'en-US': 'Prompt' },
  ideaLabel: { 'zh-CN': '想法', 'zh-TW': '想法', 'en-US': 'Idea' },
  promptImage: { 'zh-CN': '画', 'zh-TW': '畫', 'en-US': 'What should it "show"?' },
  promptMusic: { 'zh-CN': '歌', 'zh-TW': '歌', 'en-US': 'What about?' },
})
const filling: PageFilling = {
  locale: 'en-US',
  theme: 'dark',
  title: 'A & B',
  description: '"quoted" <b>',
  keywords: 'k',
  icon: '/i.svg',
  accentDark: '#ffffffd1',
  accentLight: '#409eff',
  greeting: 'Now <what>?',
  ideas: ['One', 'Two & a half', 'Three', 'Four', 'Five'],
  leadsTo: { phone: '/Chat', wide: '/Chat' },
  composerHint: 'composerHint',
  promptHint: 'promptImage',
  banner: false,
  analytics: '',
  boot: { text: '</script><script>alert(1)</script>' },
}

describe('the page as sent', () => {
  it('carries brand, language and theme before any script runs', () => {
    const { html } = fill(filling)
    expect(html).toContain('<html lang="en-US" class="dark" data-homes="">')
    expect(html).toContain('<title>A &amp; B</title>')
    expect(html).toContain('content="&quot;quoted&quot; &lt;b&gt;"')
    expect(html).toContain('placeholder="Ask"')
    expect(fill({ ...filling, composerHint: 'homeHint' }).html).toContain('placeholder="Make"')
    expect(html).toContain('aria-label="Write &quot;here&quot;"')
    expect(fill({ ...filling, locale: 'zh-TW', theme: 'light' }).html).toContain(
      '<html lang="zh-TW" class="light" data-homes="">',
    )
  })

  it('names the files of the screen that it leads to', () => {
    const leadsTo = { phone: '/draw?x=1', wide: '/draw' }
    const drawing = fill({ ...filling, leadsTo }).html
    expect(drawing).toContain(
      '<link rel="modulepreload" crossorigin href="/assets/draw.js">' +
        '<link rel="modulepreload" crossorigin href="/assets/making-texts-en-US-a.js">' +
        '<link rel="preload" as="style" data-screen href="/assets/late.css">',
    )
    expect(drawing).not.toContain('chat.js')
    expect(drawing).not.toContain('screen-files')
  })

  it('says where a visit goes on, and asks in the prompt for what that screen makes', () => {
    const homes = { phone: '/mobileHome', wide: '/help?x="1"' }
    const drawing = fill({ ...filling, homes }).html
    expect(drawing).toContain('data-homes="/mobileHome /help?x=&quot;1&quot;"')
    expect(drawing).toContain('<label>Prompt</label>')
    expect(drawing).toContain('placeholder="What should it &quot;show&quot;?"')
    const composing = fill({ ...filling, promptHint: 'promptMusic' }).html
    expect(composing).toContain('<label>Idea</label><textarea placeholder="What about?">')
  })

  it('greets, with four ideas to begin with', () => {
    const { html } = fill(filling)
    expect(html).toContain('<h2>Now &lt;what&gt;?</h2>')
    expect(html.match(/class="boot-idea"/g)).toHaveLength(4)
    expect(html).toContain('>Two &amp; a half</button>')
  })

  it('keeps a place for the line above the screens where the site has one', () => {
    expect(fill({ ...filling, banner: true }).html).toContain('class="boot-banner"')
    expect(fill(filling).html).not.toContain('boot-banner')
  })

  it('lets no text of a site end its script element', () => {
    expect(fill(filling).html).not.toContain('</script><script>alert')
  })

  it('carries the analytics script of the operator under a nonce of its own, and opens itself to its hosts alone', () => {
    const analytics = '<script>count("</b>")</script><script src="https://t.example/a.js"></script>'
    const [one, two] = [fill({ ...filling, analytics }), fill({ ...filling, analytics })]
    const [, nonce] = /'nonce-([\w-]{22})'/.exec(one.contentSecurityPolicy) ?? []
    expect(one.html).toContain(`<script nonce="${nonce}">count("</b>")</script>`)
    expect(one.html).toContain(`<script async nonce="${nonce}" src="https://t.example/a.js">`)
    expect(one.contentSecurityPolicy).toMatch(/script-src 'self' [^;]* https:\/\/t\.example;/)
    expect(two.contentSecurityPolicy).not.toContain(nonce)
    expect(fill(filling).contentSecurityPolicy).not.toContain('nonce')
  })

  it('may connect to the public icon services and to nothing else abroad', () => {
    expect(fill(filling).contentSecurityPolicy).toContain(
      "connect-src 'self' https://api.iconify.design https://api.simplesvg.com https://api.unisvg.com;",
    )
  })

  it('allows its own inline scripts by their hash and no others', () => {
    const hash = createHash('sha256').update(script).digest('base64')
    expect(fill(filling).contentSecurityPolicy).toContain(`script-src 'self' 'sha256-${hash}';`)
  })
})
