// A rating that was given: <Rating value={4.5} total={5} label="4.5 من 5" />.
import { Nuqta } from './nuqta.tsx'

export const Rating = ({ value, total = 5, label }: { value: number; total?: number; label: string }) => (
  <span role="img" aria-label={label} className="inline-flex gap-1 text-[0.9rem]">
    {Array.from({ length: total }, (_, i) => {
      const part = Math.max(0, Math.min(1, value - i))
      return (
        <span key={i} className="relative flex">
          <Nuqta className="text-line" />
          {part > 0 && (
            <span className="absolute inset-y-0 start-0 flex overflow-hidden" style={{ inlineSize: `${part * 100}%` }}>
              <Nuqta className="text-point" />
            </span>
          )}
        </span>
      )
    })}
  </span>
)
