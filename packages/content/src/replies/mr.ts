import names from '../../messages/mr/conversation_names.json'
import guided from '../../messages/mr/conversations.json'
import crisis from '../../messages/mr/crisis_replies.json'
import ordinary from '../../messages/mr/replies.json'
import safety from '../../messages/mr/safety_conversation.json'

const conversation = { ...guided, start: names.start }

export const replies = { ...ordinary, crisis, safety, conversation }
