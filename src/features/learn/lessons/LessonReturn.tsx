import { useLocation, useNavigate } from 'react-router';
import { useMessages } from '#i18n';
import { Button } from '#ui';
import './LessonReturn.css';
import { lessonAddress, placeOf } from '../../../table/lesson/place';

/** Button back to the lesson step that led to this table. */
export function LessonReturn() {
  const { learn } = useMessages();
  const { search } = useLocation();
  const navigate = useNavigate();
  const place = placeOf(search);
  if (place === null) return null;
  return (
    <div className="lesson-return">
      <Button onPress={() => void navigate(lessonAddress(place, search))}>{learn.back}</Button>
    </div>
  );
}
