import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { modulesWithFreeText } from '../testing/fields-for-words'

const source = join(import.meta.dirname, '..')

/** What keeps half-written words while their screen is left: on the device, or in the tab. */
const keepers = /\b(?:useDraft|useFormDraft|useToolDraft|createSessionMemory|createSealedStorage)[<(]/

/** Where the words of each module with a field for free text are kept. */
const keptBy: Record<string, string> = {
  'features/check-in/check-in-details.tsx': 'features/check-in/check-in-change.tsx',
  'features/community/form/group-form.tsx': 'features/community/group/creator-tools.tsx',
  'features/community/group/daily-prompt.tsx': 'features/community/group/daily-prompt.tsx',
  'features/community/group/pseudonym-form.tsx': 'features/community/group/pseudonym-form.tsx',
  'features/community/pseudonym-field.tsx': 'features/community/form/start-dialog.tsx',
  'features/coping-tools/activities/chhota-kadam/choose-step.tsx':
    'features/coping-tools/activities/chhota-kadam/chhota-kadam-activity.tsx',
  'features/coping-tools/activities/chhota-kadam/plan-fields.tsx':
    'features/coping-tools/activities/chhota-kadam/chhota-kadam-activity.tsx',
  'features/coping-tools/activities/chinta-dabba/drop-slip.tsx':
    'features/coping-tools/activities/chinta-dabba/chinta-dabba-activity.tsx',
  'features/coping-tools/activities/chinta-dabba/settle-step.tsx':
    'features/coping-tools/activities/chinta-dabba/chinta-dabba-activity.tsx',
  'features/coping-tools/activities/chinta-dabba/slips-step.tsx':
    'features/coping-tools/activities/chinta-dabba/slips-step.tsx',
  'features/coping-tools/activities/kolam-studio/look-step.tsx': 'features/coping-tools/player/open-activity.ts',
  'features/coping-tools/activities/sach-ya-mithya/good-things.tsx':
    'features/coping-tools/activities/sach-ya-mithya/sach-ya-mithya-activity.tsx',
  'features/coping-tools/activities/vichaar/feeling-field.tsx':
    'features/coping-tools/activities/vichaar/vichaar-activity.tsx',
  'features/coping-tools/activities/vichaar/trap-choice.tsx':
    'features/coping-tools/activities/vichaar/vichaar-activity.tsx',
  'features/coping-tools/activities/vichaar/vichaar-activity.tsx':
    'features/coping-tools/activities/vichaar/vichaar-activity.tsx',
  'features/coping-tools/activities/yoga-nidra/sankalpa-step.tsx': 'features/coping-tools/player/open-activity.ts',
  'features/coping-tools/feedback/feedback-form.tsx': 'features/coping-tools/feedback/feedback-form.tsx',
  'features/coping-tools/routines/builder/routine-builder.tsx':
    'features/coping-tools/routines/builder/routine-draft.ts',
  'features/coping-tools/writings/small-step-form.tsx': 'features/coping-tools/writings/writing-row.tsx',
  'features/coping-tools/writings/thought-form.tsx': 'features/coping-tools/writings/writing-row.tsx',
  'features/coping-tools/writings/words-field.tsx': 'features/coping-tools/writings/writing-row.tsx',
  'features/coping-tools/writings/writing-form.tsx': 'features/coping-tools/writings/writing-row.tsx',
  'features/mindmitra/composer/composer.tsx': 'features/mindmitra/draft.ts',
  'features/mindscan/text/person-words.tsx': 'features/mindscan/draft.ts',
  'features/mindscan/text/text-entry.tsx': 'features/mindscan/draft.ts',
  'features/profile/account/details/details-form.tsx': 'features/profile/account/details/use-details-form.ts',
  'features/safety-plan/plan-line.tsx': 'features/safety-plan/use-safety-plan.ts',
  'features/therapists/message/message-form.tsx': 'features/therapists/message/message-panel.tsx',
  'features/therapists/schedule/booking-form.tsx': 'features/therapists/schedule/schedule-panel.tsx',
}

/** Modules whose words need no keeping, and why. */
const notKept: Record<string, string> = {
  'safety/gated-search.tsx': 'looks through a list while one types',
  'features/community/community-page.tsx': 'a search',
  'features/coping-tools/library/tools-tab.tsx': 'a search',
  'features/insights/library/insights-page.tsx': 'a search',
  'features/therapists/list/therapist-list.tsx': 'a search',
  'features/mindscan/resources/topic-search.tsx': 'a search',
  'features/mindmitra/composer/waiting-text.tsx': 'a message that is sent within seconds by itself',
}

test.each(modulesWithFreeText().map(({ name }) => name))(
  'half-written words of %s outlast leaving its screen',
  (name) => {
    const keeper = keptBy[name]
    if (!keeper) {
      expect(
        notKept[name],
        'Keep its words by useFormDraft (in the tab) or useDraft (on the device), and name the module here.',
      ).toMatch(/\w+/)
      return
    }
    expect(readFileSync(join(source, keeper), 'utf8')).toMatch(keepers)
  },
)
