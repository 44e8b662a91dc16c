export const untitledRoom = 'Una habitación';
