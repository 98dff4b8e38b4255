;(({ classList, className }) => {
  let setting = {}
  try {
    setting = JSON.parse(localStorage.appSetting).value || {}
  } catch {}
  const theme = setting.theme || className
  classList.toggle(
    'dark',
    theme === 'auto' ? matchMedia('(prefers-color-scheme:dark)').matches : theme === 'dark',
  )
  if (setting.siderCollapsed) classList.add('folded')
  try {
    const width = +JSON.parse(localStorage.listWidth).value
    if (width >= 200 && width <= 420)
      document.documentElement.style.setProperty('--list', `${width}px`)
  } catch {}
  const isPhone = matchMedia('(max-width:639.98px)').matches
  const homes = document.documentElement.dataset.homes.split(' ')
  const path = (location.pathname === '/' && homes[isPhone ? 0 : 1]) || location.pathname
  document.documentElement.dataset.leadsTo = path
  const at = (name, pattern) => classList.toggle(name, pattern.test(path))
  at('alone', /^\/(welcome|admin\/?$|share|[45]0)/i)
  at('at-console', /^\/admin/i)
  at('at-chat', /^\/chat\/?$/i)
  at('at-home', /^\/mobilehome/i)
  at('at-making', /^\/(midjourney|draw|sd3|video|music)\b/i)
  at('at-music', /^\/music/i)
  at('has-tools', /^\/midjourney/i)
  if (!/^\/(chat|mobilehome)\b/i.test(path)) classList.add('no-composer')
  let active = 0
  let kept
  try {
    kept = localStorage.chatStorage
    active = JSON.parse(kept).value.active
  } catch {
    // Enciphered: whoever was here before is taken to come back to a conversation.
    if (kept) active = 1
  }
  if (active > 0 || /[?&]group=/.test(location.search)) classList.add('in-group')
  try {
    const dismissed = JSON.parse(localStorage.topBanner).value
    const { site } = JSON.parse(document.getElementById('boot').textContent)
    if (dismissed === site.top_banner) classList.add('no-banner')
  } catch {}
  addEventListener('click', ({ target }) => {
    if (target.className !== 'boot-idea') return
    const field = document.getElementById('boot-composer')
    field.value = target.textContent
    field.focus()
  })
  addEventListener('pointerdown', ({ target }) => {
    target.pressed = true
  })
  for (const n of ['start', 'end'])
    addEventListener(`composition${n}`, ({ target }) => {
      target.ime = n !== 'end'
    })
})(document.documentElement)
