import 'i18next'
import type { LegalSection } from '@maitri/content/legal-section'
import type accessibility from '@maitri/content/messages/en/accessibility.json'
import type account from '@maitri/content/messages/en/account.json'
import type auth from '@maitri/content/messages/en/auth.json'
import type booking from '@maitri/content/messages/en/booking.json'
import type check_in from '@maitri/content/messages/en/check_in.json'
import type common from '@maitri/content/messages/en/common.json'
import type community from '@maitri/content/messages/en/community.json'
import type conversation_names from '@maitri/content/messages/en/conversation_names.json'
import type coping_tools from '@maitri/content/messages/en/coping_tools.json'
import type crisis from '@maitri/content/messages/en/crisis.json'
import type data from '@maitri/content/messages/en/data.json'
import type errors from '@maitri/content/messages/en/errors.json'
import type exercise_feedback from '@maitri/content/messages/en/exercise_feedback.json'
import type feelings from '@maitri/content/messages/en/feelings.json'
import type frame from '@maitri/content/messages/en/frame.json'
import type groupPrompts from '@maitri/content/messages/en/group_prompts.json'
import type help from '@maitri/content/messages/en/help.json'
import type home from '@maitri/content/messages/en/home.json'
import type insights from '@maitri/content/messages/en/insights.json'
import type mindmitra from '@maitri/content/messages/en/mindmitra.json'
import type mindscan from '@maitri/content/messages/en/mindscan.json'
import type moderation from '@maitri/content/messages/en/moderation.json'
import type panic from '@maitri/content/messages/en/panic.json'
import type player from '@maitri/content/messages/en/player.json'
import type privacy from '@maitri/content/messages/en/privacy.json'
import type profile from '@maitri/content/messages/en/profile.json'
import type progress from '@maitri/content/messages/en/progress.json'
import type resources from '@maitri/content/messages/en/resources.json'
import type routines from '@maitri/content/messages/en/routines.json'
import type safety_plan from '@maitri/content/messages/en/safety_plan.json'
import type secondStep from '@maitri/content/messages/en/second_step.json'
import type shell from '@maitri/content/messages/en/shell.json'
import type stress from '@maitri/content/messages/en/stress.json'
import type terms from '@maitri/content/messages/en/terms.json'
import type therapists from '@maitri/content/messages/en/therapists.json'
import type tool_body from '@maitri/content/messages/en/tool_body.json'
import type tool_breath from '@maitri/content/messages/en/tool_breath.json'
import type tool_drawing from '@maitri/content/messages/en/tool_drawing.json'
import type tool_lamps from '@maitri/content/messages/en/tool_lamps.json'
import type tool_library from '@maitri/content/messages/en/tool_library.json'
import type tool_writing from '@maitri/content/messages/en/tool_writing.json'
import type translation from '@maitri/content/messages/en/translation.json'
import type video from '@maitri/content/messages/en/video.json'

// The sections of a legal page are read whole; their own keys would be too many for the compiler.
type WithSections<T> = Omit<T, 'sections'> & { sections: LegalSection[] }

// Keys are typed from English, so that a missing or misspelt key does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      accessibility: WithSections<typeof accessibility>
      account: typeof account
      auth: typeof auth
      booking: typeof booking
      check_in: typeof check_in
      common: typeof common
      community: typeof community
      group_prompts: typeof groupPrompts
      moderation: typeof moderation
      coping_tools: typeof coping_tools
      data: typeof data
      conversation_names: typeof conversation_names
      crisis: typeof crisis
      errors: typeof errors
      exercise_feedback: typeof exercise_feedback
      feelings: typeof feelings
      frame: typeof frame
      help: typeof help
      home: typeof home
      insights: typeof insights
      mindmitra: typeof mindmitra
      mindscan: typeof mindscan
      panic: typeof panic
      player: typeof player
      privacy: WithSections<typeof privacy>
      safety_plan: typeof safety_plan
      profile: typeof profile
      progress: typeof progress
      resources: typeof resources
      routines: typeof routines
      second_step: typeof secondStep
      translation: typeof translation
      shell: typeof shell
      stress: typeof stress
      therapists: typeof therapists
      terms: WithSections<typeof terms>
      tool_library: typeof tool_library
      tool_drawing: typeof tool_drawing
      tool_body: typeof tool_body
      tool_breath: typeof tool_breath
      tool_lamps: typeof tool_lamps
      tool_writing: typeof tool_writing
      video: typeof video
    }
  }
}
