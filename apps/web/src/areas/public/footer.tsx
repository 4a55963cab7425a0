import { pathTo } from '../../paths.ts'
import { useWords } from '../../platform/i18n.tsx'
import { PageLink } from '../../platform/page-link.tsx'
import { Wordmark } from '../../ui/brand.tsx'
import { TextLink } from '../../ui/link.tsx'
import { ar } from './messages/ar.ts'
import { en } from './messages/en.ts'

/** Set at build time: a page drawn in one year and woken in another would not match itself. */
const YEAR = Number(import.meta.env.VITE_YEAR ?? 2026)

export function Footer() {
  const words = useWords({ ar, en })
  const columns = [
    {
      title: words.footer.site,
      links: [
        { href: pathTo('homeClient'), label: words.forCompanies },
        { href: pathTo('homeTalent'), label: words.forTalents },
        { href: pathTo('privacy'), label: words.footer.privacy },
        { href: pathTo('terms'), label: words.footer.terms },
      ],
    },
    {
      title: words.footer.start,
      links: [
        { href: pathTo('clientSignup'), label: words.footer.clientSignup },
        { href: pathTo('talentSignup'), label: words.footer.talentSignup },
        { href: pathTo('login'), label: words.login },
      ],
    },
  ]
  return (
    <footer className="mt-auto border-t border-line bg-sunken">
      <div className="page grid gap-x-16 gap-y-10 py-12 xs:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
        <div className="max-w-sm xs:col-span-2 lg:col-span-1">
          <Wordmark size="sm" />
          <p className="mt-4 text-sm text-ink-soft">{words.footer.about}</p>
        </div>
        {columns.map(({ title, links }) => (
          <div key={title}>
            <h2 className="text-sm">{title}</h2>
            <ul className="mt-2 text-sm">
              {links.map(({ href, label }) => (
                <li key={href}>
                  <TextLink as={PageLink} href={href} plain className="inline-flex min-h-11 items-center lg:min-h-9">
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="page text-xs text-ink-soft">
        <p className="border-t border-line py-5">{words.footer.rights(YEAR)}</p>
      </div>
    </footer>
  )
}
