import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useParams } from '../../../platform/navigation/params.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { RecordHost } from '../../staff/parts/record-host.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { importQuery } from '../api-ops.ts'
import { ImportPreview } from '../parts/import-preview.tsx'
import { ImportUpload } from '../parts/import-upload.tsx'
import { PairList } from '../parts/pair-list.tsx'
import { useImportWords } from '../messages/en.ts'
import { usePairWords } from '../messages/pairs/en.ts'

/** Taking people over from Workable: a file to upload, one import by its address, or who may be there twice. */
export function Screen() {
  const words = useImportWords()
  const pairs = usePairWords()
  const staff = useStaff()
  const { id = '' } = useParams()
  if (!staff) return null
  if (!staffMay(staff.roles, 'talents.import')) return <NoAccess words={words} />
  const back = { as: PageLink, href: pathTo('opsSection', { section: 'pipeline' }), label: words.back }
  if (id === 'duplicates')
    return (
      <>
        <PageHeader title={pairs.title} text={pairs.text} back={back} />
        <PairList />
      </>
    )
  if (id !== 'import') return <OneImport id={id} back={back} />
  return (
    <>
      <PageHeader
        title={words.title}
        text={words.text}
        back={back}
        actions={
          <ButtonLink
            as={PageLink}
            kind="quiet"
            size="small"
            href={pathTo('opsRecord', { section: 'pipeline', id: 'duplicates' })}
          >
            {pairs.link}
          </ButtonLink>
        }
      />
      <ImportUpload />
    </>
  )
}

type Back = NonNullable<Parameters<typeof PageHeader>[0]['back']>

function OneImport({ id, back }: { id: string; back: Back }) {
  const words = useImportWords()
  const query = useQuery(importQuery(id))
  return (
    <RecordHost query={query} section="pipeline" words={words}>
      {(talentImport) => (
        <>
          <PageHeader title={words.title} text={<bdi>{talentImport.file_name}</bdi>} back={back} />
          <ImportPreview talentImport={talentImport} />
        </>
      )}
    </RecordHost>
  )
}
