// How elements are found in a page as people know them: by role and name. The function runs in the page and stands for itself.

/** `name`: its words, or the source of a regular expression; `nth` counts from 0, from the end when negative. */
export type Wanted = { role: string; name?: string | RegExp; within?: Wanted; nth?: number }

/** The same as JSON. */
type Asked = { role: string; name?: string; pattern?: string; within?: Asked; nth?: number }

export type Found = {
  text: string
  value: string
  checked: boolean
  /** What assistive technology reads of a slider. */
  valueText: string
  /** Its middle, where somebody would press; null where something else lies over it or it is out of view. */
  point: { x: number; y: number } | null
}

export function asked({ role, name, within, nth }: Wanted): Asked {
  const words = typeof name === 'string' ? { name } : name ? { pattern: name.source } : {}
  return {
    role,
    ...words,
    ...(within ? { within: asked(within) } : {}),
    ...(nth === undefined ? {} : { nth }),
  }
}

/** What is seen and fits, in the order of the page. */
export function findElements(wanted: Asked): Found[] {
  const tags: Record<string, string> = {
    article: 'article',
    button: 'button, summary',
    dialog: 'dialog',
    form: 'form',
    img: 'img',
    link: 'a[href]',
    navigation: 'nav',
    option: 'option',
    radio: 'input[type=radio]',
    region: 'section',
    slider: 'input[type=range]',
    textbox: 'textarea, input:not([type]), input[type=text]',
  }
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element>) ?? [])] : []
    const named = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
    const label = labels.map((each) => each.textContent ?? '').join(' ')
    const own = element.getAttribute('aria-label') ?? element.getAttribute('alt')
    return (named || own || label || element.textContent || '').replaceAll(/\s+/g, ' ').trim()
  }
  const isSeen = (element: Element): boolean =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
  const find = ({ role, name, pattern, within, nth }: Asked): Element[] => {
    const roots: ParentNode[] = within ? find(within) : [document]
    const tag = tags[role]
    const selector = [
      `[role=${role}]`,
      ...(tag ? tag.split(', ').map((one) => `${one}:not([role])`) : []),
    ]
    const all = roots
      .flatMap((root) => [...root.querySelectorAll(selector.join(', '))])
      .filter(isSeen)
      .filter((each) => name === undefined || nameOf(each) === name)
      .filter((each) => pattern === undefined || new RegExp(pattern).test(nameOf(each)))
    if (nth === undefined) return all
    const one = all.at(nth)
    return one ? [one] : []
  }
  const pointOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    const on = document.elementFromPoint(x, y)
    // Pressing a label presses its field.
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element>) ?? [])] : []
    const isFree = [element, ...labels].some((each) => on && (each.contains(on) || on === each))
    return isFree ? { x, y } : null
  }
  const found = find(wanted)
  const [only] = found
  if (found.length === 1 && only && !pointOf(only)) only.scrollIntoView({ block: 'center' })
  return found.map((element) => ({
    text: element.textContent ?? '',
    value: 'value' in element ? String(element.value) : '',
    checked: 'checked' in element ? Boolean(element.checked) : element.ariaChecked === 'true',
    valueText: element.getAttribute('aria-valuetext') ?? '',
    point: pointOf(element),
  }))
}
