/** Over a studio while files are held above it. */
export const DropVeil = ({ children }: { children: string }) => (
  <div className="pointer-events-none absolute inset-2 z-bar grid place-items-center rounded-card border-2 border-dashed border-focus bg-page/85 text-title font-medium">
    {children}
  </div>
)
