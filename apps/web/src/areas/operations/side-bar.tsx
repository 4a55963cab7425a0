import { useStaffWords } from '../../features/staff/parts/use-staff-words.ts'
import { HomeLink, SectionList } from './section-list.tsx'
import type { OpenSection } from './use-sections.ts'

/** Sections by group beside the page; a column of icons until there is room for their names. */
export function SideBar({ sections }: { sections: readonly OpenSection[] }) {
  const words = useStaffWords()
  return (
    <nav
      aria-label={words.sections}
      className="sticky top-(--bar) hidden h-[calc(100dvh-var(--bar))] w-16 flex-none flex-col gap-4 overflow-y-auto border-e border-line px-2 py-4 [scrollbar-width:thin] lg:flex xl:w-58 xl:px-3 print:hidden"
    >
      <HomeLink folds />
      <SectionList sections={sections} folds />
    </nav>
  )
}
