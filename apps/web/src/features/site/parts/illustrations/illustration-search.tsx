import { Search } from 'lucide-react'
import type { WhyWords } from '../../messages/why/ar.ts'
import { IllustrationFrame } from './illustration-frame.tsx'

/** Sample queries with the term each one matches. */
export const SearchIllustration = ({ words }: { words: WhyWords['search'] }) => (
  <IllustrationFrame caption={words.caption}>
    <table className="w-full border-separate border-spacing-y-2">
      <thead className="text-sm text-ink-soft">
        <tr>
          <th scope="col" className="pb-1 text-start font-normal">
            {words.typed}
          </th>
          <th scope="col" className="pb-1 text-start font-normal">
            {words.found}
          </th>
        </tr>
      </thead>
      <tbody>
        {words.pairs.map(({ typed, found }) => (
          <tr key={typed}>
            <td className="w-1/2 pe-3">
              <span className="flex min-h-11 items-center gap-2.5 rounded-md border border-line bg-raised px-3">
                <Search aria-hidden className="size-4 flex-none text-ink-faint" />
                <bdi lang="ar">{typed}</bdi>
              </span>
            </td>
            <td>
              <bdi lang="ar" className="rounded-xs bg-point-soft px-1.5 py-0.5 font-strong text-point-ink">
                {found}
              </bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </IllustrationFrame>
)
