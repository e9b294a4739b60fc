import { site } from '@maitri/contracts'
import { expect, test } from 'vitest'
import { siteFactsOf } from './site-facts'

const everything = {
  supportEmail: 'care@maitri.example',
  supportPhone: '080 1234 5678',
  supportAddress: 'Bengaluru 560001',
  grievanceEmail: 'grievance@maitri.example',
  socialLinks: ['https://social.example/maitri'],
  hasGoogleSignIn: true,
  transcription: 'gladia',
  hasCloudVideo: true,
  hasCloudSentiment: true,
  hasWebSearch: true,
  dialog: 'configured',
}
const nothing = {
  ...{ supportEmail: '', supportPhone: null, supportAddress: '', grievanceEmail: '', socialLinks: [] },
  ...{ hasGoogleSignIn: false, transcription: null, hasCloudVideo: false, hasCloudSentiment: false },
  ...{ hasWebSearch: false, dialog: 'not_configured' },
}

test.each([everything, { ...everything, transcription: 'openai-compatible', dialog: 'missing_key' }, nothing])(
  'what the contract allows is read as the contract reads it',
  (answer) => {
    expect(siteFactsOf(answer)).toEqual(site.parse(answer))
  },
)

test.each([
  null,
  'a page of a proxy',
  {},
  { ...nothing, transcription: 'of a later version', socialLinks: [7], hasWebSearch: 'yes' },
])('an answer in another form sets nothing up', (answer) => {
  expect(siteFactsOf(answer)).toEqual(nothing)
})
