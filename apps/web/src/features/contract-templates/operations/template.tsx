import { templateFaults } from '@fareeq/domain/contract-templates/rules.ts'
import { templateChanges } from '@fareeq/domain/contract-templates/rules-changes.ts'
import type { ContractTemplate } from '@fareeq/domain/contract-templates/schema.ts'
import { isEditable } from '@fareeq/domain/contract-templates/states.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useParams } from '../../../platform/navigation/params.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { RecordHost } from '../../staff/parts/record-host.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { useWayBack } from '../../staff/parts/use-way-back.ts'
import { templateQuery } from '../api-ops.ts'
import { useTemplateWords } from '../messages/en.ts'
import { TemplateChanges } from '../parts/template-changes.tsx'
import { TemplateFacts } from '../parts/template-facts.tsx'
import { TemplateFaults } from '../parts/template-faults.tsx'
import { TemplateMoves } from '../parts/template-moves.tsx'
import { TemplatePreview } from '../parts/template-preview.tsx'
import { TemplateState } from '../parts/template-state.tsx'
import { TemplateText } from '../parts/template-text.tsx'

const TABS = ['text', 'preview', 'changes'] as const

/** One version: its text by sections, a contract it would write, and what it changes. */
export function Screen() {
  const words = useTemplateWords()
  const staff = useStaff()
  const { id = '' } = useParams()
  const mayRead = staff !== null && staffMay(staff.roles, 'contract_templates.read')
  const query = useQuery({ ...templateQuery(Number(id)), enabled: mayRead })
  if (!staff) return null
  if (!mayRead) return <NoAccess words={words} />
  return (
    <RecordHost query={query} section="contract-templates" words={words}>
      {(template) => <TemplateDetails template={template} />}
    </RecordHost>
  )
}

function TemplateDetails({ template }: { template: ContractTemplate }) {
  const words = useTemplateWords()
  const back = useWayBack('contract-templates', words.back)
  const { tab } = readHref(useHref()).query
  const { version, state, content, in_force: inForce } = template
  const open = (id: string) =>
    void navigate(pathTo('opsRecord', { section: 'contract-templates', id: String(version) }, { tab: id }), {
      replace: true,
      keepScroll: true,
    })
  const faults = isEditable(state) ? templateFaults(content) : []
  const changes = templateChanges(inForce.content, content)
  return (
    <>
      <PageHeader
        back={{ ...back, as: PageLink }}
        title={words.version(version)}
        badge={<TemplateState template={template} />}
        actions={<TemplateMoves template={template} isWhole={faults.length === 0} />}
      />
      <div className="grid grid-cols-1 gap-5">
        <TemplateFacts template={template} />
        {faults.length > 0 && <TemplateFaults faults={faults} content={content} />}
        <Tabs
          label={words.tabs.label}
          value={TABS.find((name) => name === tab) ?? 'text'}
          onChange={open}
          items={[
            { id: 'text', label: words.tabs.text, content: <TemplateText template={template} /> },
            { id: 'preview', label: words.tabs.preview, content: <TemplatePreview content={content} /> },
            {
              id: 'changes',
              label: words.tabs.changes,
              ...(changes.length > 0 && { count: changes.length }),
              content: <TemplateChanges changes={changes} version={inForce.version} />,
            },
          ]}
        />
      </div>
    </>
  )
}
