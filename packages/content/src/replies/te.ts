import conversation from '../../messages/te/conversations.json'
import crisis from '../../messages/te/crisis_replies.json'
import ordinary from '../../messages/te/replies.json'
import safety from '../../messages/te/safety_conversation.json'

export const replies = { ...ordinary, crisis, safety, conversation }
