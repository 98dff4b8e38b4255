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
  for (const n of ['start', 'end'])
    addEventListener(`composition${n}`, ({ target }) => {
      target.ime = n !== 'end'
    })
})(document.documentElement)
