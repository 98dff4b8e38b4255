import { describe, expect, it } from 'vitest'
import { analyticsScripts, hostsNamedIn } from './analytics-script.ts'

const baidu = `<script>
var _hmt = _hmt || [];
(function() {
  var hm = document.createElement("script");
  hm.src = "https://hm.baidu.com/hm.js?1234";
})();
</script>`

describe('an analytics script', () => {
  it('is taken out of the element it is handed out in', () => {
    const [script] = analyticsScripts(baidu)
    expect(script).toEqual({ code: expect.stringContaining('var _hmt = _hmt || [];') })
    expect(hostsNamedIn(baidu)).toEqual(['https://hm.baidu.com'])
  })

  it('may be several elements, with addresses of their own', () => {
    const text = `<!-- tag --><script async src='//t.example/a.js'></script>
      <script>go()</script><img src="https://t.example/x.gif"><script src=https://u.example/b.js></script>`
    expect(analyticsScripts(text)).toEqual([
      { src: '//t.example/a.js' },
      { code: 'go()' },
      { src: 'https://u.example/b.js' },
    ])
    expect(hostsNamedIn(text)).toEqual(['https://t.example', 'https://u.example'])
  })

  it('may be the code alone', () => {
    expect(analyticsScripts('track()')).toEqual([{ code: 'track()' }])
  })

  it.each(['', '  ', '<p>no script</p></script>', '<script></script>'])('is none in %j', (text) => {
    expect(analyticsScripts(text)).toEqual([])
  })
})
