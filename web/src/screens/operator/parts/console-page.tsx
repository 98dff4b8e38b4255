import type { ReactNode } from 'react'

/** The column that a screen of the console stands in, with its title where the bar does not show it. */
export function ConsolePage({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <div className="scroll-quiet min-h-0 flex-1">
      <div className="mx-auto flex w-full max-w-200 flex-col gap-6 px-4 pt-6 pb-10 sm:px-6">
        <div>
          <h1 className="text-display font-semibold max-lg:hidden">{title}</h1>
          <p className="mt-1 text-soft">{text}</p>
        </div>
        {children}
      </div>
    </div>
  )
}
