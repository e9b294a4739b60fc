import names from '../../messages/en/conversation_names.json'
import guided from '../../messages/en/conversations.json'
import crisis from '../../messages/en/crisis_replies.json'
import ordinary from '../../messages/en/replies.json'
import safety from '../../messages/en/safety_conversation.json'

const conversation = { ...guided, start: names.start }

export const replies = { ...ordinary, crisis, safety, conversation }
