"""Material that the lessons of both pair games share, Addition War and Subtraction War. No lesson itself."""
