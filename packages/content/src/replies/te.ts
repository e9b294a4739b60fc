import names from '../../messages/te/conversation_names.json'
import guided from '../../messages/te/conversations.json'
import crisis from '../../messages/te/crisis_replies.json'
import ordinary from '../../messages/te/replies.json'
import safety from '../../messages/te/safety_conversation.json'

const conversation = { ...guided, start: names.start }

export const replies = { ...ordinary, crisis, safety, conversation }
