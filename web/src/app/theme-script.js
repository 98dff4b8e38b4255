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
  const { pathname } = location
  const isPhone = matchMedia('(max-width:639.98px)').matches
  if (!/^\/((chat|mobilehome)\/?)?$/i.test(pathname)) classList.add('no-composer')
  if (/^\/(welcome|operator|[45]0)/i.test(pathname)) classList.add('alone')
  if (/^\/mobilehome/i.test(pathname) || (isPhone && pathname === '/')) classList.add('at-home')
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
  for (const n of ['start', 'end'])
    addEventListener(`composition${n}`, ({ target }) => {
      target.ime = n !== 'end'
    })
})(document.documentElement)
