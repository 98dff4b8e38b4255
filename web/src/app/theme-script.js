;(({ classList, className }) => {
  let setting = {}
  try {
    setting = JSON.parse(localStorage.appSetting).value
  } catch {}
  const theme = setting.theme || className
  classList.toggle(
    'dark',
    theme === 'auto' ? matchMedia('(prefers-color-scheme:dark)').matches : theme === 'dark',
  )
  if (setting.siderCollapsed) classList.add('folded')
  if (!/^\/(chat\/?)?$/i.test(location.pathname)) classList.add('no-composer')
  let active = 0
  try {
    active = JSON.parse(localStorage.chatStorage).value.active
  } catch {}
  if (active > 0 || /[?&]group=/.test(location.search)) classList.add('in-group')
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
